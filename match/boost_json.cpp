// Boost.JSON's own code, compiled once.

#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
// Nothing in the project calls a throwing function of Boost.JSON; should one throw all the same, the module traps.
namespace boost {
void throw_exception(const std::exception&) { __builtin_trap(); }
void throw_exception(const std::exception&, const boost::source_location&) { __builtin_trap(); }
}  // namespace boost
#endif
