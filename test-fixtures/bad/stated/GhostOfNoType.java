//- verdict: failed
// A ghost field of a type that nobody has declared says nothing.
class GhostOfNoType {
    /*@ ghost itn steps; */
    //        ^^^ error[spec-type]: /There is no type `itn` here\. Did you mean `int`\?/
    //@ guarded_by holder == tid
    private int n;

    synchronized void up() {
        n++;
    }
}

class GhostMapOfNoType {
    //@ ghost Thred -> boolean inside;
    //        ^^^^^^^^^^^^^^^^ error[spec-type]: /There is no type `Thred` here\. Did you mean `Thread`\?/
    //@ guarded_by holder == tid
    private int n;

    synchronized void up() {
        n++;
    }
}
