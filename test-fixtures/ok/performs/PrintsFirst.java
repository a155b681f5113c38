//- verdict: verified
// Printing, and the old collections, take monitors that anybody may hold for as long as he likes: before anything has changed that is waiting, and an action may still be one step.
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

class PrintsFirst {
    /*@ writable_if holder == tid */ volatile int x;
    /*@ guarded_by holder == tid */ int y;
    final Vector<String> log = new Vector<>();
    final StringBuffer text = new StringBuffer();

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void printed() {
        System.out.println("before");
        x++;
        y++;
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void logged() {
        log.add("before");
        x++;
        y++;
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void written() {
        text.append("before");
        x++;
        y++;
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void counted() {
        List<String> own = new ArrayList<>();
        x++;
        int many = own.size();
        y++;
    }
}
