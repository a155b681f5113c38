//- verdict: verified
// Annotations of others whose names are nearly ours: what the file imports or declares is not misspelled.
import org.example.Imutable;

@interface Threadsafe { }

@Threadsafe
class Safe {
    private int n;
    //          ^ information[unguarded-field]: /`n` is an ordinary field without a synchronization discipline: other threads are taken to write it at any time, and races on it are not reported/
    void adds() { n++; }
}

@Imutable
class Fixed {
    final int n = 1;
    int reads() { return n; }
}
