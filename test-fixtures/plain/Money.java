package plain;

import java.io.Serializable;
import java.util.Objects;

/** A value class with equals, hashCode, compareTo and static factories. */
public final class Money implements Comparable<Money>, Serializable {
    private static final long serialVersionUID = 1L;
    public static final Money ZERO = new Money(0, "EUR");

    private final long cents;
    private final String currency;

    private Money(long cents, String currency) {
        this.cents = cents;
        this.currency = currency;
    }

    public static Money of(long units, int cents, String currency) {
        if (cents < 0 || cents > 99) {
            throw new IllegalArgumentException(String.format("%d is no number of cents", cents));
        }
        return new Money(units * 100 + (units < 0 ? -cents : cents), currency);
    }

    public Money plus(Money other) {
        check(other);
        return new Money(cents + other.cents, currency);
    }

    public Money[] split(int parts) {
        Money[] result = new Money[parts];
        long rest = cents % parts;
        for (int i = 0; i < parts; i++) {
            result[i] = new Money(cents / parts + (i < rest ? 1 : 0), currency);
        }
        return result;
    }

    private void check(Money other) {
        if (!currency.equals(other.currency)) {
            throw new IllegalArgumentException(currency + " and " + other.currency);
        }
    }

    @Override
    public int compareTo(Money other) {
        check(other);
        return Long.compare(cents, other.cents);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Money money && cents == money.cents && currency.equals(money.currency);
    }

    @Override
    public int hashCode() {
        return Objects.hash(cents, currency);
    }

    @Override
    public String toString() {
        return cents / 100 + "." + Math.abs(cents % 100) + ' ' + currency;
    }
}
