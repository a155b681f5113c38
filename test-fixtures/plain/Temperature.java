package plain;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Floating point, an annotation type, overloads, interfaces with constants. */
public class Temperature {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.METHOD, ElementType.FIELD})
    @interface Unit {
        String value() default "K";

        int digits() default 2;
    }

    interface Points {
        double ABSOLUTE_ZERO = -273.15;
        double BOILING = 100.0;
    }

    @Unit("C")
    private double celsius;
    private float calibration = 1.5f;
    private transient int readings;

    public Temperature() {
        this(20);
    }

    public Temperature(double celsius) {
        set(celsius);
    }

    public Temperature(int celsius) {
        this((double) celsius);
    }

    public void set(double value) {
        if (value < Points.ABSOLUTE_ZERO || Double.isNaN(value)) {
            throw new IllegalArgumentException("colder than possible");
        }
        celsius = value + calibration;
        readings++;
    }

    @Unit(value = "F", digits = 1)
    public double fahrenheit() {
        return celsius * 9 / 5 + 32;
    }

    public int rounded() {
        return (int) Math.round(celsius);
    }

    public boolean boils() {
        return celsius >= Points.BOILING;
    }

    public float average(float... values) {
        float sum = 0;
        for (float value : values) {
            sum += value;
        }
        return values.length > 0 ? sum / values.length : Float.NaN;
    }

    public int readings() {
        return readings;
    }
}
