//- verdict: unsupported
// Nobody says that there is an annotation of this name.
import org.example.*;

@interface Threadsafe { }

@Threadsafe
class Safe {
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void adds() { n++; }
}

@Imutable
//- at 1-10: information[unsupported]: /not translated yet, so the method is not checked: `@Imutable`, which is not understood; did you mean `@Immutable`\?/
class Fixed {
    final int n = 1;
    int reads() { return n; }
}
