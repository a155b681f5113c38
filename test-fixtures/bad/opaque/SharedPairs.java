//- verdict: unsupported
//- option: all
// A pair of locks of code without source may have a write lock that several threads have.
import java.util.concurrent.locks.*;
import com.acme.Foo;

class SharedPairs {
    private final ReentrantReadWriteLock l = Foo.lock();
    private int x;

    void one() { l.writeLock().lock(); try { x = 1; Thread.yield(); assert x == 1; } finally { l.writeLock().unlock(); } }
    //           ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeLock` on a lock that code without source has made, and which kind of lock is not known/
    //           ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
    //                                                                                         ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeLock` on a lock that code without source has made, and which kind of lock is not known/
    //                                                                                         ^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `unlock` on a lock that code without source has made, and which kind of lock is not known/
    void two(int n) { l.writeLock().lock(); try { x = n; } finally { l.writeLock().unlock(); } }
    //                ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeLock` on a lock that code without source has made, and which kind of lock is not known/
    //                ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
    //                                                               ^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `writeLock` on a lock that code without source has made, and which kind of lock is not known/
    //                                                               ^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `unlock` on a lock that code without source has made, and which kind of lock is not known/
}
