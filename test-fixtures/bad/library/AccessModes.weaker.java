//- verdict: unsupported
//- verdict AccessModes.<init>: verified
// With modes that are weaker than volatile both may get in: each announcement may still be on its way when the other thread looks. No such mode is translated, on any of the atomic classes.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

class AccessModes {
    private final AtomicInteger first = new AtomicInteger(), second = new AtomicInteger();
    private final AtomicBoolean flag = new AtomicBoolean();
    private final AtomicLong number = new AtomicLong();
    private final AtomicReference<String> name = new AtomicReference<String>("nobody");
    private final AtomicIntegerArray cells = new AtomicIntegerArray(2);
    private final AtomicLongArray longs = new AtomicLongArray(2);
    private final AtomicReferenceArray<String> names = new AtomicReferenceArray<String>(2);
    private final Thread left, right;
    /*@ unwritable_by_env_if tid == left; writable_if tid == left && left != right */ /*@ ghost boolean leftIn; */
    /*@ unwritable_by_env_if tid == right; writable_if tid == right && left != right */ /*@ ghost boolean rightIn; */
    /*@ env_assumption \old(first.value) == 1 ==> first.value == 1 */
    /*@ env_assumption \old(second.value) == 1 ==> second.value == 1 */
    /*@ global_invariant leftIn ==> first.value == 1 */
    /*@ global_invariant rightIn ==> second.value == 1 */
    /*@ global_invariant !(leftIn && rightIn) */

    AccessModes(Thread left, Thread right) {
        this.left = left;
        this.right = right;
    }

    //@ requires tid == left && left != right
    void enterLeft() {
        first.lazySet(1);
    //  ^^^^^^^^^^^^^^^^ information[unsupported]: /AtomicInteger.lazySet.*weaker than an access to a volatile field/
        int other;
        /*@ atomic */ { other = second.get(); /*@ set leftIn = (other == 0) */ }
    }

    //@ requires tid == right && left != right
    void enterRight() {
        second.setRelease(1);
    //  ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /AtomicInteger.setRelease.*weaker/
        int other;
        /*@ atomic */ { other = first.getAcquire(); /*@ set rightIn = (other == 0) */ }
    //                          ^^^^^^^^^^^^^^^^^^ information[unsupported]: /AtomicInteger.getAcquire.*weaker/
    }

    void mode1() {
        first.lazySet(2);
    //  ^^^^^^^^^^^^^^^^ information[unsupported]: /lazySet.*weaker/
    }

    void mode2() {
        first.setPlain(2);
    //  ^^^^^^^^^^^^^^^^^ information[unsupported]: /setPlain.*weaker/
    }

    void mode3() {
        first.setOpaque(2);
    //  ^^^^^^^^^^^^^^^^^^ information[unsupported]: /setOpaque.*weaker/
    }

    void mode4() {
        first.setRelease(2);
    //  ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setRelease.*weaker/
    }

    int mode5() {
        return first.getPlain();
    //         ^^^^^^^^^^^^^^^^ information[unsupported]: /getPlain.*weaker/
    }

    int mode6() {
        return first.getOpaque();
    //         ^^^^^^^^^^^^^^^^^ information[unsupported]: /getOpaque.*weaker/
    }

    int mode7() {
        return first.getAcquire();
    //         ^^^^^^^^^^^^^^^^^^ information[unsupported]: /getAcquire.*weaker/
    }

    boolean mode8() {
        return first.weakCompareAndSet(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSet.*weaker/
    }

    boolean mode9() {
        return first.weakCompareAndSetPlain(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetPlain.*weaker/
    }

    boolean mode10() {
        return first.weakCompareAndSetAcquire(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetAcquire.*weaker/
    }

    boolean mode11() {
        return first.weakCompareAndSetRelease(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetRelease.*weaker/
    }

    int mode12() {
        return first.compareAndExchangeAcquire(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /compareAndExchangeAcquire.*weaker/
    }

    int mode13() {
        return first.compareAndExchangeRelease(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /compareAndExchangeRelease.*weaker/
    }

    void mode14() {
        flag.lazySet(true);
    //  ^^^^^^^^^^^^^^^^^^ information[unsupported]: /lazySet.*weaker/
    }

    void mode15() {
        flag.setPlain(true);
    //  ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setPlain.*weaker/
    }

    void mode16() {
        flag.setOpaque(true);
    //  ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setOpaque.*weaker/
    }

    void mode17() {
        flag.setRelease(true);
    //  ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setRelease.*weaker/
    }

    boolean mode18() {
        return flag.getPlain();
    //         ^^^^^^^^^^^^^^^ information[unsupported]: /getPlain.*weaker/
    }

    boolean mode19() {
        return flag.getOpaque();
    //         ^^^^^^^^^^^^^^^^ information[unsupported]: /getOpaque.*weaker/
    }

    boolean mode20() {
        return flag.getAcquire();
    //         ^^^^^^^^^^^^^^^^^ information[unsupported]: /getAcquire.*weaker/
    }

    boolean mode21() {
        return flag.weakCompareAndSet(false, true);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSet.*weaker/
    }

    boolean mode22() {
        return flag.weakCompareAndSetPlain(false, true);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetPlain.*weaker/
    }

    boolean mode23() {
        return flag.weakCompareAndSetAcquire(false, true);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetAcquire.*weaker/
    }

    boolean mode24() {
        return flag.weakCompareAndSetRelease(false, true);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetRelease.*weaker/
    }

    boolean mode25() {
        return flag.compareAndExchangeAcquire(false, true);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /compareAndExchangeAcquire.*weaker/
    }

    boolean mode26() {
        return flag.compareAndExchangeRelease(false, true);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /compareAndExchangeRelease.*weaker/
    }

    void mode27() {
        number.lazySet(2);
    //  ^^^^^^^^^^^^^^^^^ information[unsupported]: /lazySet.*weaker/
    }

    void mode28() {
        number.setPlain(2);
    //  ^^^^^^^^^^^^^^^^^^ information[unsupported]: /setPlain.*weaker/
    }

    void mode29() {
        number.setOpaque(2);
    //  ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setOpaque.*weaker/
    }

    void mode30() {
        number.setRelease(2);
    //  ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setRelease.*weaker/
    }

    long mode31() {
        return number.getPlain();
    //         ^^^^^^^^^^^^^^^^^ information[unsupported]: /getPlain.*weaker/
    }

    long mode32() {
        return number.getOpaque();
    //         ^^^^^^^^^^^^^^^^^^ information[unsupported]: /getOpaque.*weaker/
    }

    long mode33() {
        return number.getAcquire();
    //         ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /getAcquire.*weaker/
    }

    boolean mode34() {
        return number.weakCompareAndSet(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSet.*weaker/
    }

    boolean mode35() {
        return number.weakCompareAndSetPlain(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetPlain.*weaker/
    }

    boolean mode36() {
        return number.weakCompareAndSetAcquire(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetAcquire.*weaker/
    }

    boolean mode37() {
        return number.weakCompareAndSetRelease(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetRelease.*weaker/
    }

    long mode38() {
        return number.compareAndExchangeAcquire(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /compareAndExchangeAcquire.*weaker/
    }

    long mode39() {
        return number.compareAndExchangeRelease(0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /compareAndExchangeRelease.*weaker/
    }

    void mode40() {
        name.lazySet("a");
    //  ^^^^^^^^^^^^^^^^^ information[unsupported]: /lazySet.*weaker/
    }

    void mode41() {
        name.setPlain("a");
    //  ^^^^^^^^^^^^^^^^^^ information[unsupported]: /setPlain.*weaker/
    }

    void mode42() {
        name.setOpaque("a");
    //  ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setOpaque.*weaker/
    }

    void mode43() {
        name.setRelease("a");
    //  ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setRelease.*weaker/
    }

    String mode44() {
        return name.getPlain();
    //         ^^^^^^^^^^^^^^^ information[unsupported]: /getPlain.*weaker/
    }

    String mode45() {
        return name.getOpaque();
    //         ^^^^^^^^^^^^^^^^ information[unsupported]: /getOpaque.*weaker/
    }

    String mode46() {
        return name.getAcquire();
    //         ^^^^^^^^^^^^^^^^^ information[unsupported]: /getAcquire.*weaker/
    }

    boolean mode47() {
        return name.weakCompareAndSet("b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSet.*weaker/
    }

    boolean mode48() {
        return name.weakCompareAndSetPlain("b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetPlain.*weaker/
    }

    boolean mode49() {
        return name.weakCompareAndSetAcquire("b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetAcquire.*weaker/
    }

    boolean mode50() {
        return name.weakCompareAndSetRelease("b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetRelease.*weaker/
    }

    String mode51() {
        return name.compareAndExchangeAcquire("b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /compareAndExchangeAcquire.*weaker/
    }

    String mode52() {
        return name.compareAndExchangeRelease("b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /compareAndExchangeRelease.*weaker/
    }

    void mode53() {
        cells.lazySet(0, 2);
    //  ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /lazySet.*weaker/
    }

    void mode54() {
        cells.setPlain(0, 2);
    //  ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setPlain.*weaker/
    }

    void mode55() {
        cells.setRelease(0, 2);
    //  ^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setRelease.*weaker/
    }

    int mode56() {
        return cells.getPlain(0);
    //         ^^^^^^^^^^^^^^^^^ information[unsupported]: /getPlain.*weaker/
    }

    int mode57() {
        return cells.getAcquire(0);
    //         ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /getAcquire.*weaker/
    }

    boolean mode58() {
        return cells.weakCompareAndSet(0, 0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSet.*weaker/
    }

    boolean mode59() {
        return cells.weakCompareAndSetPlain(0, 0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetPlain.*weaker/
    }

    boolean mode60() {
        return cells.weakCompareAndSetAcquire(0, 0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetAcquire.*weaker/
    }

    boolean mode61() {
        return cells.weakCompareAndSetRelease(0, 0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetRelease.*weaker/
    }

    void mode62() {
        longs.lazySet(0, 2);
    //  ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /lazySet.*weaker/
    }

    void mode63() {
        longs.setPlain(0, 2);
    //  ^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setPlain.*weaker/
    }

    void mode64() {
        longs.setRelease(0, 2);
    //  ^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setRelease.*weaker/
    }

    long mode65() {
        return longs.getPlain(0);
    //         ^^^^^^^^^^^^^^^^^ information[unsupported]: /getPlain.*weaker/
    }

    long mode66() {
        return longs.getAcquire(0);
    //         ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /getAcquire.*weaker/
    }

    boolean mode67() {
        return longs.weakCompareAndSet(0, 0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSet.*weaker/
    }

    boolean mode68() {
        return longs.weakCompareAndSetPlain(0, 0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetPlain.*weaker/
    }

    boolean mode69() {
        return longs.weakCompareAndSetAcquire(0, 0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetAcquire.*weaker/
    }

    boolean mode70() {
        return longs.weakCompareAndSetRelease(0, 0, 2);
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetRelease.*weaker/
    }

    void mode71() {
        names.lazySet(0, "a");
    //  ^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /lazySet.*weaker/
    }

    void mode72() {
        names.setPlain(0, "a");
    //  ^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setPlain.*weaker/
    }

    void mode73() {
        names.setRelease(0, "a");
    //  ^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /setRelease.*weaker/
    }

    String mode74() {
        return names.getPlain(0);
    //         ^^^^^^^^^^^^^^^^^ information[unsupported]: /getPlain.*weaker/
    }

    String mode75() {
        return names.getAcquire(0);
    //         ^^^^^^^^^^^^^^^^^^^ information[unsupported]: /getAcquire.*weaker/
    }

    boolean mode76() {
        return names.weakCompareAndSet(0, "b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSet.*weaker/
    }

    boolean mode77() {
        return names.weakCompareAndSetPlain(0, "b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetPlain.*weaker/
    }

    boolean mode78() {
        return names.weakCompareAndSetAcquire(0, "b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetAcquire.*weaker/
    }

    boolean mode79() {
        return names.weakCompareAndSetRelease(0, "b", "a");
    //         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsupported]: /weakCompareAndSetRelease.*weaker/
    }
}
