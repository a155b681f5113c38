//- verdict: failed
//- option: all
//- java-checks: auto
// An object that code without source may have made may as well be of a class that is known, and then what that asks is owed.
class StrangersAsk {
    static void either(com.foo.Box box, boolean isOwn) {
        Runnable one = isOwn ? new Asking() : (Runnable) box.get();
        one.run();
//      ^^^^^^^^^ error[precondition]: /`Asking\.run` requires `Asking\.LOCK\.holder == tid`, which may not hold at this call\./
    }
}
