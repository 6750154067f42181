package org.gobang.testkit;

import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import org.gobang.api.Label;
import org.gobang.api.Option;
import org.gobang.api.PluginProvider;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/**
 * The base class of the contract tests of all services. Extend {@link PlayerContract}, {@link
 * EvaluatorContract}, {@link BoardContract}, {@link RendererContract} or {@link
 * RecordFormatContract}instead of this class.
 *
 * <p>One instance runs all tests of a class sequentially, even if other classes run in parallel, so
 * that threads left by a test are detected at the end.
 *
 * @param <P> the provider interface of the service
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@ExtendWith(SkippedTests.class)
public abstract class PluginContract<P extends PluginProvider> {

  private static final Promise OPTIONS =
      new Promise("PluginProvider.options", "always the same ones, each with a key of its own");

  private final Class<P> service;
  private final DescriptionCheck described;
  private final LazyResult<GuardedPlugin<P>> guarded = new LazyResult<>();
  private boolean hangs;

  PluginContract(Class<P> service) {
    this.service = service;
    this.described = new DescriptionCheck(service.getSimpleName());
  }

  /**
   * Returns the provider to test.
   *
   * @return a new provider
   */
  protected abstract P provider();

  /**
   * Returns the time after which a call is reported as hanging. Only failing tests wait that long.
   *
   * @return the time. Default: 10 seconds, the time limit of the host for creating a player
   */
  protected Duration patience() {
    return Duration.ofSeconds(10);
  }

  /** A check of a provider. */
  @FunctionalInterface
  interface Check<P> {
    void of(P provider) throws Exception;
  }

  /**
   * Runs a check of the plugin. A plugin that hangs does not block the caller and is called only
   * once.
   */
  final void prove(Promise promise, String what, Check<P> check) {
    SkippedException.skipIf(hangs, what + " hangs, as another test says");
    P provider = guarded().provider();
    try (PluginThread thread = guarded().thread()) {
      try {
        thread.call(promise, what, () -> checked(check, provider));
      } finally {
        hangs = thread.hangs();
      }
    }
  }

  static <P> boolean checked(Check<P> check, P provider) throws Exception {
    check.of(provider);
    return true;
  }

  /** Returns the guarded plugin, the same for all tests of an instance. */
  final GuardedPlugin<P> guarded() {
    return guarded.get(() -> new GuardedPlugin<>(service, this::provider, patience()));
  }

  /** Returns the labels of a provider and its options by method name. */
  private Map<String, Function<Locale, Label>> labels(P provider) {
    Map<String, Function<Locale, Label>> labels = new LinkedHashMap<>();
    labels.put("label", provider::label);
    for (Option option : provider.options()) {
      labels.put("label(" + option.key() + ", …)", language -> provider.label(option, language));
    }
    return labels;
  }

  /**
   * Checks that the id and the labels are present in any language, constant, and returned quickly,
   * including class loading.
   */
  @Test
  @RunsFirst
  public void required_describesItself() throws Exception {
    described.checkQuick(() -> describing());
    P provider = guarded().provider();
    described.checkId(provider.id());
    described.checkSame("id", provider.id(), provider.id());
    described.checkSame("id", provider.id(), guarded().provider().id());
    labels(provider).forEach(described::checkLabels);
    labels(provider)
        .forEach((name, label) -> described.checkSame(name, inAll(label), inAll(label)));
    if (!isFound(guarded().type())) {
      described.checkCanBeMade(guarded().type());
    }
  }

  private long describing() {
    long begun = System.nanoTime();
    labels(guarded().provider()).values().forEach(PluginContract::inAll);
    return System.nanoTime() - begun;
  }

  private static Map<Locale, Label> inAll(Function<Locale, Label> label) {
    Map<Locale, Label> labels = new LinkedHashMap<>();
    DescriptionCheck.LANGUAGES.forEach(language -> labels.put(language, label.apply(language)));
    return labels;
  }

  /** Checks that options are constant, with unique keys and valid defaults. */
  @Test
  public void required_describesItsOptions() throws Exception {
    P provider = guarded().provider();
    Set<String> keys = new HashSet<>();
    for (Option option : provider.options()) {
      OPTIONS.check(keys.add(option.key()), "two options have the key %s", option.key());
      option.check(option.initialText());
      described.checkSame(
          "isExpert(" + option.key() + ")", provider.isExpert(option), provider.isExpert(option));
    }
    OPTIONS.check(provider.options().equals(provider.options()), "other options the second time");
  }

  /**
   * Checks that the metadata file beside the classes, if present, matches the values of the
   * provider.
   */
  @Test
  public void required_agreesWithItsMetadata() throws Exception {
    new MetadataCheck(service).check(guarded().type(), guarded().provider());
  }

  /**
   * Checks that labels are English for English and for unsupported languages, regardless of the
   * default locale.
   */
  @Test
  @ResourceLock(Resources.LOCALE)
  public void required_fallsBackToEnglish() throws Exception {
    labels(guarded().provider()).forEach(described::checkFallsBackToEnglish);
  }

  /** Checks that names and descriptions are also available in Chinese. */
  @Test
  public void optional_speaksChinese() throws Exception {
    labels(guarded().provider())
        .forEach(
            (name, label) ->
                SkippedException.skipIf(
                    !DescriptionCheck.speaksChinese(label), name + " is the same in Chinese"));
  }

  /** Checks that the provider is declared, in a module descriptor or in META-INF/services. */
  @Test
  public void optional_isFoundByTheServiceLoader() throws Exception {
    Class<?> wanted = guarded().type();
    SkippedException.skipIf(
        !isFound(wanted), wanted.getName() + " is provided neither by a module nor in META-INF");
  }

  private boolean isFound(Class<?> wanted) {
    try {
      return ServiceLoader.load(service, wanted.getClassLoader()).stream()
          .anyMatch(each -> each.type().equals(wanted));
    } catch (ServiceConfigurationError misspelt) {
      throw new Promise("ServiceLoader", "META-INF/services names classes that are there")
          .broken(misspelt, "the providers here cannot be listed");
    }
  }
}
