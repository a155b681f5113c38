// Numbers at their boundaries, strings and arrays.
final class Scalars {
    private Scalars() { }

    static void fill() {
        Values.primitive(boolean.class, false, true);
        Values.primitive(byte.class, (byte) 0, (byte) 1, (byte) -1, Byte.MIN_VALUE, Byte.MAX_VALUE);
        Values.primitive(short.class, (short) 0, (short) 1, (short) -1, Short.MIN_VALUE, Short.MAX_VALUE);
        Values.primitive(char.class, 'a', 'Z', '0', '9', ' ', '\0', '\u00e9', '\u216b', '\ud800', '\uffff', '\u0131', '\u00df');
        Values.primitive(int.class, 0, 1, 2, 3, 5, 7, 16, 100, -1, -2, -7, Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1, 0x10ffff, 0x110000);
        Values.primitive(long.class, 0L, 1L, 2L, 3L, 10L, 1000L, -1L, -5L, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 31, -(1L << 31), (1L << 31) - 1, 999_999L, 1_000_000L);
        Values.primitive(float.class, 0f, -0f, 1f, -1.5f, Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE, Float.MAX_VALUE, 0.75f);
        Values.primitive(double.class, 0d, -0d, 1d, -1.5d, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE, 1e300);
        for (String text : new String[] {"", "a", "ab", "Ab", "12", "-1", "+7", "127", "128", "32768", "2147483648", "-2147483649", "9223372036854775808", " 1", "1.5", "NaN", "0x10", "1e400", " x ",
                "%d", "%s", "%s %s", "%", "%q", "%n", "%-d", "%.2f", "%c", "%2$s", "%x", "%tY", "%n%b", "java.version", "PATH", "true", "\0", "a=b", "\ud800"}) {
            Values.add(String.class, '"' + text + '"', () -> text);
        }
        Values.any(String.class, "a new \"a\"", () -> new String("a"));
        Values.any(String.class, "\"b\"", () -> "b");
        Values.any(Integer.class, "boxed 1", () -> 1);
        Values.any(Integer.class, "boxed -500", () -> -500);
        Values.add(Byte.class, "boxed byte", () -> (byte) -128);
        Values.add(Byte.class, "boxed byte 3", () -> (byte) 3);
        Values.add(Short.class, "boxed short", () -> (short) 300);
        Values.add(Short.class, "boxed short -1", () -> (short) -1);
        Values.add(Character.class, "boxed char", () -> 'x');
        Values.add(Character.class, "boxed char 0", () -> '\0');
        Values.any(Long.class, "boxed long", () -> Long.MIN_VALUE);
        Values.add(Float.class, "boxed float", () -> Float.NaN);
        Values.add(Float.class, "boxed float 1", () -> 1f);
        Values.add(Double.class, "boxed double", () -> -0.0);
        Values.add(Double.class, "boxed double 1e300", () -> 1e300);
        Values.add(Boolean.class, "boxed true", () -> true);
        Values.add(Boolean.class, "boxed false", () -> false);
        arrays();
    }

    private static void arrays() {
        Values.add(boolean[].class, "boolean[0]", () -> new boolean[0]);
        Values.add(boolean[].class, "boolean[3]", () -> new boolean[] {true, false, true});
        Values.add(byte[].class, "byte[0]", () -> new byte[0]);
        Values.add(byte[].class, "byte[3]", () -> new byte[] {1, -1, 0});
        Values.add(short[].class, "short[0]", () -> new short[0]);
        Values.add(short[].class, "short[3]", () -> new short[] {1, -1, 0});
        Values.add(char[].class, "char[0]", () -> new char[0]);
        Values.add(char[].class, "char[3]", () -> new char[] {'a', '\ud800', 'c'});
        Values.any(int[].class, "int[0]", () -> new int[0]);
        Values.add(int[].class, "int[3]", () -> new int[] {5, -1, 0});
        Values.add(int[].class, "int[6]", () -> new int[] {1, 2, 3, 4, 5, 6});
        Values.add(long[].class, "long[0]", () -> new long[0]);
        Values.add(long[].class, "long[3]", () -> new long[] {5, -1, 0});
        Values.add(long[].class, "long[6]", () -> new long[] {1, 2, 3, 4, 5, 6});
        Values.add(float[].class, "float[0]", () -> new float[0]);
        Values.add(float[].class, "float[3]", () -> new float[] {5, -1, Float.NaN});
        Values.add(double[].class, "double[0]", () -> new double[0]);
        Values.add(double[].class, "double[3]", () -> new double[] {5, -1, Double.NaN});
        Values.add(Object[].class, "Object[0]", () -> new Object[0]);
        Values.add(Object[].class, "Object[] {null}", () -> new Object[] {null});
        Values.add(Object[].class, "Object[] {\"a\", \"a\"}", () -> new Object[] {"a", "a"});
        Values.add(Object[].class, "Object[] {1, \"b\", null}", () -> new Object[] {1, "b", null});
        Values.add(Object[].class, "Object[] {\"a\", \"b\", \"c\"}", () -> new Object[] {"a", "b", "c"});
        Values.add(Object[].class, "Object[] {rude}", () -> new Object[] {new Hostile.Rude(), new Hostile.Rude()});
        Values.add(String[].class, "String[] {\"x\"}", () -> new String[] {"x"});
        Values.add(String[].class, "String[3]", () -> new String[3]);
        Values.add(Integer[].class, "Integer[] {1, 2, 3}", () -> new Integer[] {1, 2, 3});
        Values.add(int[][].class, "int[2][1]", () -> new int[2][1]);
    }
}
