//- verdict: failed
// An action changes what it names, and nothing else.

class ChangesMore {
    //@ guarded_by holder == tid
    private int a;
    //@ guarded_by holder == tid
    private int b;

    //@ performs (a) { a == 1 }
    synchronized void m() {
    //                ^ error[performs]: /`ChangesMore\.m` changes more than its action names when it returns/
        a = 1;
        b = 1;
    }
}
