package org.gobang.presentation.text;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.gobang.api.LocalizedText;
import org.gobang.api.PluginTexts;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;

/**
 * Texts for users in one language at a time: the texts of one interface and the shared texts. Any
 * thread may use it; {@link #language} changes the language for all its users.
 */
public final class Texts {

  static final String SHARED = "org.gobang.presentation.text.Texts";

  /** The report of engines with a missing program, in the language of records and logs. */
  private final List<Function<Locale, ResourceBundle>> sources;

  private volatile Loaded loaded;

  private record Loaded(Locale locale, List<ResourceBundle> bundles) {}

  private Texts(List<Function<Locale, ResourceBundle>> sources, Locale locale) {
    this.sources = sources;
    this.loaded = load(sources, locale);
  }

  /** Returns the shared texts; English for an unsupported language. */
  public static Texts shared(Locale locale) {
    return new Texts(List.of(Texts::sharedBundle), locale);
  }

  /**
   * Returns the texts of an interface, with shared texts for all other keys.
   *
   * @param own returns the bundle of the interface for a language: {@link
   *     ResourceBundle#getBundle}, which must be called in the module of the bundle
   * @param locale the language; English if it is unsupported
   */
  public static Texts of(Function<Locale, ResourceBundle> own, Locale locale) {
    return new Texts(List.of(own, Texts::sharedBundle), locale);
  }

  private static ResourceBundle sharedBundle(Locale locale) {
    return ResourceBundle.getBundle(SHARED, locale);
  }

  private static Loaded load(List<Function<Locale, ResourceBundle>> sources, Locale locale) {
    return new Loaded(
        locale, sources.stream().map(source -> PluginTexts.bundle(source, locale)).toList());
  }

  /** Changes the language. */
  public void language(Locale locale) {
    loaded = load(sources, locale);
  }

  /** Returns the language, for plugins with their own texts. */
  public Locale locale() {
    return loaded.locale();
  }

  /**
   * Returns the text of a key, with the arguments inserted.
   *
   * @throws java.util.MissingResourceException if there is none
   */
  public String of(String key, Object... arguments) {
    return LocalizedText.format(pattern(key), arguments);
  }

  private String pattern(String key) {
    List<ResourceBundle> bundles = loaded.bundles();
    ResourceBundle last = bundles.get(bundles.size() - 1);
    return (bundles.get(0).containsKey(key) ? bundles.get(0) : last).getString(key);
  }

  private boolean has(String key) {
    return loaded.bundles().stream().anyMatch(bundle -> bundle.containsKey(key));
  }

  /**
   * Returns the text of a key, or a default for an unknown key, such as a kind defined by a plugin.
   */
  public String orElse(String key, String other) {
    return has(key) ? of(key) : other;
  }

  /** Returns the sentences joined to one text; empty sentences are omitted. */
  public String all(List<String> sentences) {
    return sentences.stream()
        .filter(each -> !each.isEmpty())
        .collect(Collectors.joining(of("sentences.between")));
  }

  /** Returns the colour of a side. */
  public String of(Stone stone) {
    return of(stone == Stone.BLACK ? "black" : "white");
  }

  /** Returns a short text of a score: {@code +35}, {@code 61.5%}, {@code win in 9}. */
  public String of(Score score) {
    if (score instanceof Score.WinIn win) {
      return of("win.in", win.plies());
    }
    if (score instanceof Score.LossIn loss) {
      return of("loss.in", loss.plies());
    }
    if (score instanceof Score.WinRate rate) {
      return Formats.percentWithTenths(rate.probability());
    }
    return Formats.signed(((Score.Estimate) score).value());
  }

  /**
   * Returns the reason for a refusal: the text of its kind, or otherwise the refusal's own
   * sentence. A refusal that only adds the origin of another one, as in {@code runs: no option a},
   * is translated too.
   */
  public String of(RefusedException refused) {
    String key = "refused." + refused.kind();
    if (has(key)) {
      return of(key, refused.arguments().toArray());
    }
    return withOrigin(refused, this::of).orElseGet(() -> refused.sentence(locale()));
  }

  /**
   * Translates a refusal that only adds its origin to another one, as in {@code runs: no option a}.
   *
   * @param refused the refusal
   * @param translator translates the other refusal
   * @return the sentence; empty for any other refusal
   */
  public static Optional<String> withOrigin(
      RefusedException refused, Function<RefusedException, String> translator) {
    String sentence = String.valueOf(refused.getMessage());
    if (refused.kind().isEmpty()
        && refused.getCause() instanceof RefusedException inner
        && sentence.endsWith(String.valueOf(inner.getMessage()))) {
      int length = sentence.length() - String.valueOf(inner.getMessage()).length();
      return Optional.of(sentence.substring(0, length) + translator.apply(inner));
    }
    return Optional.empty();
  }

  /** Returns the reason for a refusal of a file, named without its folder. */
  public String of(RefusedException refused, Path file) {
    return of(refused).replace(file.toString(), String.valueOf(file.getFileName()));
  }

  /**
   * Returns the name of an opening rule, or the id for an unknown one.
   *
   * @param protocol a value of the option {@link org.gobang.api.board.OpeningOption#KEY}
   */
  public String protocol(String protocol) {
    return orElse("protocol." + protocol, protocol);
  }
}
