//- verdict: failed
// Bytes that are not UTF-8 all look alike (�), so a literal with one has no value; in a comment they do no harm.
class NotUtf8 {
    void texts() {
        assert "�".equals("a");
        //     ^^^ error[java-syntax]: /This text holds bytes that are not UTF-8, so it is not known which characters they are\. Save the file as UTF-8, or write the characters as Unicode escapes\./
    }

    void characters(char c) {
        assert c == '�';
        //          ^^^ error[java-syntax]: /This text holds bytes that are not UTF-8, so it is not known which characters they are\. Save the file as UTF-8, or write the characters as Unicode escapes\./
    }

    void clause(String s) {
        //@ assert s == "�"
        //              ^^^ error[spec-syntax]: /This text holds bytes that are not UTF-8, so it is not known which characters they are\. Save the file as UTF-8, or write the characters as Unicode escapes\./
    }

    void meant(char c) {
        char read = '\uFFFD';
        assert read == 65533;
    }
}
