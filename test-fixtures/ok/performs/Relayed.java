//- verdict: verified
// Methods of several actions that call one another: no witness can stand between the actions of one call, so those with the same label are taken to be the caller's.
class Relayed {
    //@ guarded_by holder == tid
    private int count;

    //@ performs action Up (count) { count == \old(count) + 1 } ; action Down (count) { count == \old(count) - 1 }
    void upAndDown() {
        synchronized (this) {
            count++;
            //@ witness Up
        }
        synchronized (this) {
            count--;
            //@ witness Down
        }
    }

    //@ performs action Up (count) { count > \old(count) } ; action Down (count) { count < \old(count) } ; action Reset (count) { count == 0 }
    void andReset() {
        upAndDown();
        synchronized (this) {
            count = 0;
            //@ witness Reset
        }
    }

    //@ performs (action Up (count) { count == \old(count) + 1 })*
    void some(int n) {
        for (int i = 0; i < n; i++) {
            synchronized (this) {
                count++;
                //@ witness Up
            }
        }
    }

    //@ performs (action Up (count) { count == \old(count) + 1 })*
    void more(int n) {
        some(n);
        some(n + 1);
    }
}
