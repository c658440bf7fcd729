import './style.css';
import { mount } from 'svelte';
import App from './view/App.svelte';
import { app } from './view/app.svelte';

app.start();
const target = document.getElementById('app');
if (target) mount(App, { target });
