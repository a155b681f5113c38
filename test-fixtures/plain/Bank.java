package plain;

import java.util.HashMap;
import java.util.Map;

/** Threads and monitors, without any specification. */
public class Bank {
    private final Map<String, Integer> balances = new HashMap<>();
    private int transfers;

    public synchronized void open(String name, int amount) {
        if (balances.containsKey(name)) {
            throw new IllegalStateException("there is an account of " + name);
        }
        balances.put(name, amount);
    }

    public boolean transfer(String from, String to, int amount) {
        synchronized (this) {
            int available = balances.getOrDefault(from, 0);
            if (available < amount) {
                return false;
            }
            balances.put(from, available - amount);
            balances.merge(to, amount, Integer::sum);
            transfers++;
        }
        return true;
    }

    public synchronized int balance(String name) throws InterruptedException {
        while (!balances.containsKey(name)) {
            wait(100);
        }
        return balances.get(name);
    }

    public int transfers() {
        return transfers;
    }

    static class Clerk extends Thread {
        private final Bank bank;
        private final int rounds;

        Clerk(Bank bank, int rounds) {
            super("clerk");
            this.bank = bank;
            this.rounds = rounds;
        }

        @Override
        public void run() {
            for (int round = 0; round < rounds; round++) {
                bank.transfer("a", "b", round % 7);
            }
        }
    }
}
