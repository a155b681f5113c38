package plain;

/** Bit operations, shifts, casts between the widths, compound assignments. */
public final class Crypt {
    private static final int[] TABLE = new int[256];

    static {
        for (int n = 0; n < 256; n++) {
            int c = n;
            for (int k = 0; k < 8; k++) {
                c = (c & 1) != 0 ? 0xEDB88320 ^ (c >>> 1) : c >>> 1;
            }
            TABLE[n] = c;
        }
    }

    private long state;

    public Crypt(long seed) {
        state = seed == 0 ? 0x9E3779B97F4A7C15L : seed;
    }

    public static int checksum(byte[] data, int offset, int length) {
        int crc = ~0;
        for (int i = offset; i < offset + length; i++) {
            crc = TABLE[(crc ^ data[i]) & 0xff] ^ (crc >>> 8);
        }
        return ~crc;
    }

    public long next() {
        state ^= state << 13;
        state ^= state >>> 7;
        state ^= state << 17;
        return state;
    }

    public byte[] scramble(byte[] data) {
        byte[] result = new byte[data.length];
        for (int i = 0; i < data.length; i++) {
            result[i] = (byte) (data[i] ^ (int) next());
        }
        return result;
    }

    public static String hex(byte... data) {
        char[] digits = "0123456789abcdef".toCharArray();
        StringBuilder text = new StringBuilder(data.length * 2);
        for (byte one : data) {
            text.append(digits[one >> 4 & 0xf]).append(digits[one & 0xf]);
        }
        return text.toString();
    }

    public static short swap(short value) {
        short low = (short) (value & 0xff);
        value >>= 8;
        return (short) (low << 8 | value & 0xff);
    }
}
