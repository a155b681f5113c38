//- verdict: failed
// What is counted is counted without the monitor.
import java.util.ArrayList;
import java.util.Comparator;

class SortedBy {
    //@ guarded_by holder == tid
    private int sorted;

    void sort(/*@ non_null */ ArrayList<String> names, /*@ non_null */ Comparator<String> order) {
        names.sort(order);
        sorted++;
//      ^^^^^^ error[access-discipline]: /`sorted` is read here although `holder == tid` may hold for another thread, which then relies on nobody else using it/
    }
}
