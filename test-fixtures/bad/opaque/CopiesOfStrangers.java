//- verdict: failed
//- java-checks: auto
//- option: all
// What the library copies of what code without source gives is of that code, too, and calls back where it is asked for its text.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class CopiesOfStrangers implements Runnable {
    private int n;

    @Override
    public void run() {
        synchronized (this) {
            n = 7;
        }
    }

    synchronized void copied() {
        Object[] own = new Object[1];
        System.arraycopy(Registry.all(this), 0, own, 0, 1);
        n = 1;
        String text = own[0].toString();
        assert n == 1;
        //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }

    synchronized void added() {
        List<Object> own = new ArrayList<>();
        Collections.addAll(own, Registry.one(this));
        n = 1;
        String text = own.get(0).toString();
        assert n == 1;
        //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }

    synchronized void taken(List<Object> given) {
        Object[] own = new Object[1];
        given.add(Registry.one(this));
        given.toArray(own);
        n = 1;
        String text = own[0].toString();
        assert n == 1;
        //     ^^^^^^ error[assertion]: /`n == 1` may not hold here\./
    }
}
