//- verdict: failed
//- verdict Scratch.twice: verified
// One thread_local class has a leak, and so has what its objects hold; the class beside them is its thread's all the same.

//@ thread_local
class Scratch {
    int n;

    void twice() {
        int a = n;
        int b = n;
        //@ assert a == b
    }
}

//@ thread_local
class Outer {
//- at 1-14: information[unsupported]: /`Outer` is declared thread_local, but an object of it may be reachable from several threads: here it becomes `java\.lang\.Object`, which may be anywhere; so its objects are treated like all others/
    Inner inner = new Inner();
    static Object last;

    void keep() {
        last = this;
    }
}

// Only objects of the class above hold one.
//@ thread_local
class Inner {
//- at 1-14: information[unsupported]: /`Inner` is declared thread_local, but an object of it may be reachable from several threads: `inner` would hold it where other threads may get at it; so its objects are treated like all others/
    int n;

    void twice() {
        int a = n;
        int b = n;
        //@ assert a == b
        //         ^^^^^^ error[assertion]: /`a == b` may not hold here\./
    }
}

// An object of the class below is one of this class.
//@ thread_local
class Base {
//- at 1-13: information[unsupported]: /`Base` is declared thread_local, but an object of it may be reachable from several threads: `Below` extends or implements something that is not thread_local, and may so be seen as it; so its objects are treated like all others/
    int n;

    void twice() {
        int a = n;
        int b = n;
        //@ assert a == b
        //         ^^^^^^ error[assertion]: /`a == b` may not hold here\./
    }
}

class Below extends Base implements Runnable {
    public void run() {
        n = 1;
    }
}
