//- verdict: verified
//- option: all
// An annotation of one's own is not Lombok's: it hides what `lombok.*` would import, and the methods of the names are the written ones.
import lombok.*;

@interface Setter {}

class NotMeant {
    @Setter private int count;
    @Getter private int size;

    synchronized void add() {
        count++;
        size++;
    }

    synchronized int getSIZE() {
        return size;
    }

    synchronized int count() {
        return count;
    }

    public static void main(String[] args) {
        NotMeant one = new NotMeant();
        new Thread(one::add).start();
        System.out.println(one.getSIZE() + one.count());
    }
}
