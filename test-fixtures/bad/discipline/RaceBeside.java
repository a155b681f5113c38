//- verdict: failed
// A discipline that is broken says nothing of the other fields that the method reads without protection.

class RaceBeside {
    /*@ unwritable_by_env_if holder == tid */
    int x;
    /*@ guarded_by holder == tid */
    int y;

    int m() {
        y = 1;
//      ^^^^^ error[access-discipline]: /`y` is written here although `holder == tid` may hold for another thread, which then relies on nobody else writing it/
        return x;
        //     ^ error[race]: /`x` is read here while another thread may be writing it: it is only protected while `holder == tid`/
    }
}
