//- verdict: verified
// What is given to the constants of an enum may be run by the code that gets it, here in a file that states nothing.
class Tickets {
    volatile int left;
    /*@ global_invariant left >= 0 */
}
