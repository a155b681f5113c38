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
        //     ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `clone`, which may copy the fields of a `Stated` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy\. Copy it by a constructor or a method of its own/
    }

    static Object byReference(Stated one) {
        java.util.function.Supplier<Object> copy = one::clone;
        //                                         ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `clone`, which may copy the fields of a `Stated` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy\. Copy it by a constructor or a method of its own/
        return copy.get();
        //     ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `Copying\.byReference\.lambda\$1`, which is not translated: a call of `clone`, which may copy the fields of a `Stated` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy\. Copy it by a constructor or a method of its own/
    }

    static Object seenAsItsSuperclass(ArrayList<String> one) {
        return one.clone();
        //     ^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `clone`, which may copy the fields of a `Stated` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy\. Copy it by a constructor or a method of its own/
    }

    static void written(ObjectOutputStream out, Stated one) throws Exception {
        out.writeObject(one);
//      ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeObject`, which may copy the fields of a `CopiesWithin` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy\. Copy it by a constructor or a method of its own/
    }

    static Stated read(ObjectInputStream in) throws Exception {
        return (Stated) in.readObject();
        //              ^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `readObject`, which may copy the fields of a `CopiesWithin` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy\. Copy it by a constructor or a method of its own/
    }
}

// Its own method calls the one above from within a function.
class CopiesWithin extends ArrayList<String> {
    @Override
    public Object clone() {
        java.util.function.Supplier<Object> copy = () -> super.clone();
        //                                               ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `clone`, which may copy the fields of a `CopiesWithin` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy\. Copy it by a constructor or a method of its own/
        return copy.get();
        //     ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `CopiesWithin\.clone\.lambda\$1`, which is not translated: a call of `clone`, which may copy the fields of a `CopiesWithin` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy\. Copy it by a constructor or a method of its own/
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
        //     ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `clone`, which may copy the fields of a `Guarded` as they are: it takes no lock for it, and nobody shows that what is stated of the class holds of the copy\. Copy it by a constructor or a method of its own/
    }
}
