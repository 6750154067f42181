package org.gobang.presentation.text;

import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gobang.api.PluginTexts;
import org.gobang.api.RefusedException;
import org.gobang.api.Stone;
import org.gobang.api.player.Score;

/**
 * Texts for users, in one language at a time: those of one interface and those that all share. Any
 * thread may use it; {@link #language} changes the language for all who hold it.
 */
public final class Texts {

  static final String SHARED = "org.gobang.presentation.text.Texts";

  /** What engines report whose program is missing, in the language of records and logs. */
  private static final Pattern NO_PROGRAM =
      Pattern.compile("there is no program (.+) that can be started");

  private final List<Function<Locale, ResourceBundle>> sources;
  private volatile Loaded loaded;

  private record Loaded(Locale locale, List<ResourceBundle> bundles) {}

  private Texts(List<Function<Locale, ResourceBundle>> sources, Locale locale) {
    this.sources = sources;
    this.loaded = load(sources, locale);
  }

  /** Returns the texts that all interfaces share; English for a language without texts. */
  public static Texts shared(Locale locale) {
    return new Texts(List.of(Texts::sharedBundle), locale);
  }

  /**
   * Returns the texts of an interface, and those that all share for the keys that it has none for.
   *
   * @param own the bundle of the interface for a language: {@link ResourceBundle#getBundle}, which
   *     has to be called in the module that has the bundle
   * @param locale the language; English for a language without texts
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

  /** Returns the language, for plugins that bring texts of their own. */
  public Locale locale() {
    return loaded.locale();
  }

  /**
   * Returns the text of a key, with the arguments in their places.
   *
   * @throws java.util.MissingResourceException if there is none
   */
  public String of(String key, Object... arguments) {
    return new MessageFormat(pattern(key), Locale.ROOT).format(arguments);
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
   * Returns the text of a key, or another one where there is none: plugins bring kinds of their
   * own.
   */
  public String orElse(String key, String other) {
    return has(key) ? of(key) : other;
  }

  /** Sentences one after the other. */
  public String all(List<String> sentences) {
    return String.join(of("sentences.between"), sentences);
  }

  /** Returns the colour of a side. */
  public String of(Stone stone) {
    return of(stone == Stone.BLACK ? "black" : "white");
  }

  /** Returns a score in few words: {@code +35}, {@code 61.5%}, {@code win in 9}. */
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
   * Returns why something was refused: the text of its kind, or else the refusal's own sentence. A
   * refusal that only says where another one came from, as in {@code runs: no option a}, is
   * translated too.
   */
  public String of(RefusedException refused) {
    String key = "refused." + refused.kind();
    if (has(key)) {
      return of(key, refused.arguments().toArray());
    }
    String sentence = refused.sentence(locale());
    if (refused.getCause() instanceof RefusedException inner) {
      String about = String.valueOf(inner.getMessage());
      return sentence.endsWith(about)
          ? sentence.substring(0, sentence.length() - about.length()) + of(inner)
          : sentence;
    }
    return sentence;
  }

  /** Returns the same about a file, named without its folder. */
  public String of(RefusedException refused, Path file) {
    return of(refused).replace(file.toString(), String.valueOf(file.getFileName()));
  }

  /**
   * What a player reported that has failed. Players report in English, the language of records and
   * logs.
   *
   * @return the sentence in the language of the texts, if it is a known one; else as it is
   */
  public String reported(String words) {
    Matcher missing = NO_PROGRAM.matcher(words);
    return missing.matches() ? of("refused.engine-no-program", missing.group(1)) : words;
  }

  /**
   * Returns the name of a protocol of openings; one of another author is called by its id.
   *
   * @param protocol a value of the option {@link org.gobang.api.board.OpeningOption#KEY}
   */
  public String protocol(String protocol) {
    return orElse("protocol." + protocol, protocol);
  }
}
