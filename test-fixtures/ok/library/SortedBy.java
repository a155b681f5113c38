//- verdict: verified
// The library compares at any time, and comparing changes nothing: a list may be sorted by what is handed over.
import java.util.ArrayList;
import java.util.Comparator;

class SortedBy {
    //@ guarded_by holder == tid
    private int sorted;

    synchronized void sort(/*@ non_null */ ArrayList<String> names, /*@ non_null */ Comparator<String> order) {
        names.sort(order);
        sorted++;
    }
}
