//- verdict: failed
//- option: all
import java.util.*;

class WalkersOfCollections {
    void declared(/*@ non_null */ List<String> l) {
        Object i = l.iterator(), j = l.listIterator();
        assert i instanceof ListIterator && j instanceof ListIterator && j instanceof Iterator;
        //     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[assertion]: /`i instanceof ListIterator && j instanceof ListIterator &&\.\.\.` may not hold here\./
        Object again = i;
        assert i.getClass() == again.getClass();
    }
    int both(/*@ non_null */ List<String> l) {
        int n = 0;
        for (Iterator<String> i = l.iterator(); i.hasNext(); i.next()) n++;
        for (ListIterator<String> i = l.listIterator(); i.hasPrevious(); i.previous()) n++;
        return n;
    }
}
