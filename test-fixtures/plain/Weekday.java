package plain;

/** An enum with a constructor, methods and a switch over itself. */
public enum Weekday {
    MONDAY("Mo", false),
    TUESDAY("Tu", false),
    WEDNESDAY("We", false),
    THURSDAY("Th", false),
    FRIDAY("Fr", false) {
        @Override
        public String greeting() {
            return "Have a good weekend";
        }
    },
    SATURDAY("Sa", true),
    SUNDAY("Su", true);

    private final String shortName;
    private final boolean free;

    Weekday(String shortName, boolean free) {
        this.shortName = shortName;
        this.free = free;
    }

    public String shortName() {
        return shortName;
    }

    public boolean isFree() {
        return free;
    }

    public String greeting() {
        return free ? "Sleep well" : "Good morning";
    }

    public Weekday next() {
        Weekday[] all = values();
        return all[(ordinal() + 1) % all.length];
    }

    public int hours() {
        switch (this) {
            case SATURDAY:
            case SUNDAY:
                return 0;
            case FRIDAY:
                return 6;
            default:
                return 8;
        }
    }

    public static int weeklyHours() {
        int sum = 0;
        for (Weekday day : values()) {
            sum += day.hours();
        }
        return sum;
    }
}
