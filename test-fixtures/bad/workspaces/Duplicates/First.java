//- verdict: failed

class Shared {
    /*@ guarded_by holder == tid */
    int n;

    void unlocked() {
        n = 1;
//      ^^^^^ error[access-discipline]
    }
}
