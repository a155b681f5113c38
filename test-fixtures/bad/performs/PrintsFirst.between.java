//- verdict: failed
// Printing, and the old collections, take monitors that anybody may hold for as long as he likes, and here something has changed by then: others see it for as long as that takes.
import java.util.List;
import java.util.Vector;

class PrintsFirst {
    /*@ writable_if holder == tid */ volatile int x;
    /*@ guarded_by holder == tid */ int y;
    final Vector<String> log = new Vector<>();
    final StringBuffer text = new StringBuffer();

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void printed() {
        x++;
        System.out.println("between");
//      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `println`\), but the method has already changed something that others can see, so it is not one atomic action/
        y++;
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void logged() {
        x++;
        log.add("between");
//      ^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `add`\), but the method has already changed something that others can see, so it is not one atomic action/
        y++;
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void written() {
        x++;
        text.append("between");
//      ^^^^^^^^^^^^^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `append`\), but the method has already changed something that others can see, so it is not one atomic action/
        y++;
    }

    //@ performs (x, y) { x == \old(x) + 1 && y == \old(y) + 1 }
    synchronized void given(List<String> any) {
        if (any == null) {
            x++;
            y++;
            return;
        }
        x++;
        int many = 0;
        try {
            many = any.size();
            //     ^^^^^^^^^^ error[not-atomic]: /another thread may run before this call, which may have to wait for it \(it calls `size`\), but the method has already changed something that others can see, so it is not one atomic action/
        } catch (RuntimeException e) {
        }
        y++;
    }
}
