//- verdict: failed
// A plain flag may never be seen.
@ThreadSafe
class StopFlag {
    private boolean stopped;

    void stop() {
        stopped = true;
//      ^^^^^^^^^^^^^^ error[race]: /`stopped` is written here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
    }

    void work() {
        while (!stopped) {
        //      ^^^^^^^ error[race]: /`stopped` is read here while another thread may be writing it: no discipline protects it, although it is part of what a class promises by `@ThreadSafe`/
            Thread.yield();
        }
    }
}
