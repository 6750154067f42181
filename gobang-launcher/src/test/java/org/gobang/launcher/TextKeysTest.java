package org.gobang.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The use of all bundle keys in the sources of all modules. */
class TextKeysTest {

  private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");

  /** Bundles with literal keys; the keys of other bundles are composed. */
  private static final Pattern NAMED =
      Pattern.compile("(Texts|Window|Web|HostTexts|Http)\\.properties");

  private static Stream<Path> sources(String extension) {
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      List<Path> found = new ArrayList<>();
      for (Path module : modules.filter(each -> Files.exists(each.resolve("pom.xml"))).toList()) {
        Path main = module.resolve("src/main");
        if (Files.isDirectory(main)) {
          try (Stream<Path> files = Files.walk(main)) {
            files.filter(file -> file.toString().endsWith(extension)).forEach(found::add);
          }
        }
      }
      return found.stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<Path> bundles() {
    return sources(".properties");
  }

  static Stream<Path> namedBundles() {
    return bundles().filter(file -> NAMED.matcher(file.getFileName().toString()).matches());
  }

  /** Fails on duplicate keys. */
  private static final class Keys extends Properties {
    private static final long serialVersionUID = 1L;
    private final transient List<Object> twice = new ArrayList<>();

    @Override
    public synchronized Object put(Object key, Object value) {
      Object before = super.put(key, value);
      if (before != null) {
        twice.add(key);
      }
      return before;
    }
  }

  private static Keys read(Path file) throws IOException {
    Keys keys = new Keys();
    try (var reader = Files.newBufferedReader(file)) {
      keys.load(reader);
    }
    return keys;
  }

  @ParameterizedTest
  @MethodSource("bundles")
  void hasNoDuplicateKeys(Path file) throws IOException {
    assertThat(read(file).twice).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("namedBundles")
  void everyKeyIsUsed(Path file) throws IOException {
    assertThat(read(file).stringPropertyNames()).allMatch(TextKeysTest::isUsed);
  }

  private static boolean isUsed(String key) {
    return Literals.ALL.contains(key)
        || Literals.PREFIXES.stream().anyMatch(key::startsWith)
        || Literals.SUFFIXES.stream().anyMatch(key::endsWith);
  }

  /** The literals of all classes; parts of keys start or end with a dot or hyphen. */
  private static final class Literals {

    static final Set<String> ALL = all();
    static final List<String> PREFIXES = ALL.stream().filter(Literals::begins).toList();
    static final List<String> SUFFIXES =
        ALL.stream().filter(text -> text.matches("\\.[a-z.-]+")).toList();

    private static boolean begins(String text) {
      return text.matches("[a-zA-Z][a-zA-Z.-]*[.-]");
    }

    private static Set<String> all() {
      Set<String> literals = new HashSet<>();
      sources(".java")
          .forEach(
              file -> {
                try {
                  Matcher literal = LITERAL.matcher(Files.readString(file));
                  while (literal.find()) {
                    literals.add(literal.group(1));
                  }
                } catch (IOException e) {
                  throw new UncheckedIOException(e);
                }
              });
      return literals;
    }
  }
}
