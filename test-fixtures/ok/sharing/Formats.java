//- verdict: verified
//- java-checks: auto
// A format belongs to one thread, or is used under its own monitor.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Formats {
    private static final SimpleDateFormat SHARED = new SimpleDateFormat("yyyy");

    static String day(Date date) {
        return new SimpleDateFormat("yyyy-MM-dd").format(date);
    }

    static String year(Date date) {
        synchronized (SHARED) {
            return SHARED.format(date);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 10; i++) pool.submit(() -> day(new Date()) + year(new Date()));
        pool.shutdown();
    }
}
