//- verdict: failed
//- java-checks: auto
// A `SimpleDateFormat` computes in fields of its own: two threads that format at once spoil each other's text.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Formats {
    private static final SimpleDateFormat SHARED = new SimpleDateFormat("yyyy");
    //                                    ^^^^^^ error[race]: /`SHARED` may be written by one thread while another one uses it: no lock is held wherever it is used/

    static String day(Date date) {
        return new SimpleDateFormat("yyyy-MM-dd").format(date);
    }

    static String year(Date date) {
        return SHARED.format(date);
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 10; i++) pool.submit(() -> day(new Date()) + year(new Date()));
        pool.shutdown();
    }
}
