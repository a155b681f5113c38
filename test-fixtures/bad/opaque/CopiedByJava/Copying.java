//- verdict: unsupported
//- option: all
//- java-checks: auto
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;

// Java makes the copy field by field, without a constructor and without a lock; and a stream keeps no identity of what it has written.
class Copying {
    static Object byTheLibrary(Stated one) {
        return one.clone();
        //     ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `clone`, which may copy the fields of a `Stated` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy/
    }

    static Object seenAsItsSuperclass(ArrayList<String> one) {
        return one.clone();
        //     ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `clone`, which may copy the fields of a `Stated` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy/
    }

    static void written(ObjectOutputStream out, Stated one) throws Exception {
        out.writeObject(one);
//      ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeObject`, which may copy the fields of a `Stated` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy/
    }

    static Stated read(ObjectInputStream in) throws Exception {
        return (Stated) in.readObject();
        //              ^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `readObject`, which may copy the fields of a `Stated` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy/
    }
}

class Guarded implements Cloneable {
    @javax.annotation.concurrent.GuardedBy("this")
    private int count;

    synchronized void add() {
        count++;
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        return super.clone();
        //     ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `clone`, which may copy the fields of a `Guarded` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy/
    }
}
