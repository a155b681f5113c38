//- verdict: unsupported
//- java-checks: auto
// Classes of the JDK that compute in fields of their own, without a lock, in what promises to be safe for threads; and with one.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.regex.Matcher;

@ThreadSafe
class UnsafeByName {
    private final SimpleDateFormat format = new SimpleDateFormat("yyyy");
    private static final SimpleDateFormat SHARED = new SimpleDateFormat("yyyy");
    @GuardedBy("this") private final SimpleDateFormat guarded = new SimpleDateFormat("yyyy");

    String year(Date d) { return format.format(d); }
    //                           ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a use of a `SimpleDateFormat`, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    String shared(Date d) { return SHARED.format(d); }
    //                             ^^^^^^^^^^^^^^^^ information[unsupported]: /not translated yet, so the method is not checked: a use of a `SimpleDateFormat`, which is not safe for threads, in what promises `@ThreadSafe`: nothing says what guards it/
    synchronized String right(Date d) { return guarded.format(d); }
    String own(Date d) { SimpleDateFormat mine = new SimpleDateFormat("yyyy"); return mine.format(d); }
}
