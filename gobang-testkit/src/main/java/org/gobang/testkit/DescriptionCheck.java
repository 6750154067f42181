package org.gobang.testkit;

import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.gobang.api.Label;
import org.gobang.api.PluginProvider;

/**
 * Checks the descriptions of providers, which are common to all services.
 *
 * @param service the name of the interface, for failure messages
 */
record DescriptionCheck(String service) {

  /** The languages of the bundled plugins, and one unsupported language. */
  static final List<Locale> LANGUAGES =
      List.of(
          Locale.ENGLISH,
          Locale.UK,
          Locale.CHINESE,
          Locale.SIMPLIFIED_CHINESE,
          Locale.ITALIAN,
          Locale.forLanguageTag("tlh"));

  /** The time limit of the host for the description of a provider. */
  private static final Duration LIMIT = Duration.ofSeconds(2);

  /** Checks that a provider returns its descriptions at once. */
  void checkQuick(LatenessCheck.Attempt describing) throws Exception {
    Promise promise =
        new Promise(service, "describes itself, and has a constructor that does next to nothing");
    // Only one attempt, because a class is loaded only once.
    LatenessCheck.check(
        promise, "making the provider and asking for its labels", LIMIT, 1, describing);
  }

  void checkId(String id) {
    Promise promise = new Promise(service + ".id", "lower-case letters, digits and hyphens");
    promise.check(id != null && PluginProvider.isId(id), "the id is \"%s\"", id);
  }

  void checkLabels(String method, Function<Locale, Label> label) {
    Promise promise =
        new Promise(service + "." + method, "a label; English where there is no such language");
    for (Locale locale : LANGUAGES) {
      Label given = promise.given(() -> label.apply(locale), method + " for " + locale);
      promise.check(given != null, "%s gave null for %s", method, locale);
    }
  }

  /** Checks that requests for English return English labels, regardless of the default locale. */
  void checkFallsBackToEnglish(String method, Function<Locale, Label> label) {
    Promise promise =
        new Promise(service + "." + method, "English serves where there is no other language");
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.ENGLISH);
      Label english = label.apply(Locale.ENGLISH);
      for (Locale machine : List.of(Locale.ENGLISH, Locale.SIMPLIFIED_CHINESE)) {
        Locale.setDefault(machine);
        for (String language : List.of("en", "tlh")) {
          Label given = label.apply(Locale.forLanguageTag(language));
          promise.check(
              english.equals(given),
              "%s for \"%s\" is %s, and not %s, where the default locale is %s: a ResourceBundle"
                  + " falls back to that by itself",
              method,
              language,
              given,
              english,
              machine);
        }
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  /** Checks that a provider returns the same description on each call. */
  void checkSame(String method, Object first, Object second) {
    Promise promise = new Promise(service + "." + method, "always the same");
    promise.check(
        first != null && first.equals(second), "%s gave %s, and then %s", method, first, second);
  }

  /** Fails if the service loader cannot create the provider. */
  void checkCanBeMade(Class<?> provider) {
    Promise promise = new Promise(service, "needs a public constructor without parameters");
    promise.check(
        Modifier.isPublic(provider.getModifiers()) && (constructor(provider) || method(provider)),
        "%s has none that a ServiceLoader could call",
        provider.getName());
  }

  private static boolean constructor(Class<?> provider) {
    return Arrays.stream(provider.getConstructors())
        .anyMatch(constructor -> constructor.getParameterCount() == 0);
  }

  /** Returns whether a provider in a module has a provider method instead of a constructor. */
  private static boolean method(Class<?> provider) {
    return Arrays.stream(provider.getMethods())
        .filter(method -> method.getName().equals("provider") && method.getParameterCount() == 0)
        .anyMatch(method -> Modifier.isStatic(method.getModifiers()));
  }

  /** Returns whether a label has a Chinese text. */
  static boolean speaksChinese(Function<Locale, Label> label) {
    Label english = label.apply(Locale.ENGLISH);
    return !label.apply(Locale.CHINESE).equals(english)
        && label.apply(Locale.SIMPLIFIED_CHINESE).equals(label.apply(Locale.CHINESE));
  }
}
