//- verdict: failed
//- option: all
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;

// Which of several classes has answered a call decides nothing about a class that stands for others.
class ModelsBesideOwn implements Iterator<String> {
    public boolean hasNext() { return false; }
    public String next() { return ""; }

    void afterwards(/*@ non_null */ List<String> a) {
        Iterator<String> i = a.iterator();
        i.hasNext();
        Object o = i;
        assert !(o instanceof ListIterator);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof ListIterator\)` may not hold here\./
    }

    void given(/*@ non_null */ Iterator<String> i) {
        i.hasNext();
        Object o = i;
        assert !(o instanceof ListIterator);
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`!\(o instanceof ListIterator\)` may not hold here\./
    }

    void twoOfThem(/*@ non_null */ List<String> a, /*@ non_null */ List<String> b) {
        ListIterator<String> i = a.listIterator(), j = b.listIterator();
        i.hasPrevious();
        j.hasPrevious();
        assert i.getClass() == j.getClass();
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`i\.getClass\(\) == j\.getClass\(\)` may not hold here\./
    }
}
