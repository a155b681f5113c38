//- verdict: failed
import java.util.concurrent.locks.*;
import javax.annotation.concurrent.GuardedBy;

// A lock that code without source gives, or an interface, may be one that several threads have.
class SharedLocks {
    private final Lock l = new StampedLock().asReadLock();
    @GuardedBy("l") private int x;
    void one() { l.lock(); try { x = 1; Thread.yield(); assert x == 1; } finally { l.unlock(); } }
    //           ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
    //                                                                             ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `unlock` on a lock that code without source has made, and which kind of lock is not known/
    void two() { l.lock(); try { x = 2; Thread.yield(); assert x == 2; } finally { l.unlock(); } }
    //           ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
    //                                                                             ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `unlock` on a lock that code without source has made, and which kind of lock is not known/
}
class ReadSide {
    private final Lock l;
    ReadSide(ReadWriteLock rw) { l = rw.readLock(); }
    //                               ^^^^^^^^^^^^^ warning[null-dereference]: /`rw` may be null here\./
    @GuardedBy("l") private int x;
    void one() { l.lock(); try { x = 1; Thread.yield(); assert x == 1; } finally { l.unlock(); } }
    //           ^^^^^^^^ warning[null-dereference]: /`l` may be null here\./
    //                           ^^^^^ error[access-discipline]: /`x` is written here although `l\.owner == tid` may hold for another thread, which then relies on nobody else writing it/
    //                                                         ^ error[access-discipline]: /`x` is read here although `l\.owner == tid` may hold for another thread, which then relies on nobody else using it/
    //                                                         ^^^^^^ error[assertion]: /`x == 1` may not hold here\./
    void two() { l.lock(); try { x = 2; Thread.yield(); assert x == 2; } finally { l.unlock(); } }
    //           ^^^^^^^^ warning[null-dereference]: /`l` may be null here\./
    //                           ^^^^^ error[access-discipline]: /`x` is written here although `l\.owner == tid` may hold for another thread, which then relies on nobody else writing it/
    //                                                         ^ error[access-discipline]: /`x` is read here although `l\.owner == tid` may hold for another thread, which then relies on nobody else using it/
    //                                                         ^^^^^^ error[assertion]: /`x == 2` may not hold here\./
}
// No annotation: the discipline is found.
class Found {
    private final Lock l = new StampedLock().asReadLock();
    private int x;
    void one() { l.lock(); try { x = 1; Thread.yield(); assert x == 1; } finally { l.unlock(); } }
    //           ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
    //                                                                             ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `unlock` on a lock that code without source has made, and which kind of lock is not known/
    void two() { l.lock(); try { x = 2; Thread.yield(); assert x == 2; } finally { l.unlock(); } }
    //           ^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
    //                                                                             ^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a call of `unlock` on a lock that code without source has made, and which kind of lock is not known/
    static void go(Found f) { new Thread(f::one).start(); new Thread(f::two).start(); }
    //                                   ^^^^^^ warning[null-dereference]: /`f` may be null here\./
    //                                   ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `Found\.one`, which is not translated: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
    //                                                               ^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: calls `Found\.two`, which is not translated: a call of `lock` on a lock that code without source has made, and which kind of lock is not known/
}
