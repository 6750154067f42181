package org.gobang.api.workbench;

import java.util.Objects;
import org.gobang.api.LocalizedText;

/**
 * A refused plugin and the reason. Other plugins are still loaded.
 *
 * @param origin the origin of the plugin: the path of a jar or folder, or {@link
 *     DiscoveredPlugin#BUNDLED}
 * @param kind the reason as an untranslated short word: one of the constants, or a word from a
 *     later version; never blank
 * @param reason the reason as a sentence for users
 */
public record Refusal(String origin, String kind, LocalizedText reason) {

  /** The kind for a file that is not a jar, is empty or truncated, or has an invalid descriptor. */
  public static final String UNREADABLE = "unreadable";

  /** The kind for a jar without a provider. */
  public static final String NO_SERVICE = "no-service";

  /** The kind for a plugin with a missing module or class. */
  public static final String MISSING_DEPENDENCY = "missing-dependency";

  /** The kind for a plugin with a missing provider class. */
  public static final String MISSING_PROVIDER = "missing-provider";

  /** The kind for a plugin that requires a newer Java version. */
  public static final String NEWER_JAVA = "newer-java";

  /** The kind for a plugin made for another major version or a newer version of this API. */
  public static final String API_VERSION = "api-version";

  /** The kind for a plugin with a module name that is already in use. */
  public static final String MODULE_TAKEN = "module-taken";

  /** The kind for a plugin with the same package in two modules. */
  public static final String SPLIT_PACKAGE = "split-package";

  /** The kind for a provider with an id that is already in use for the service. */
  public static final String ID_TAKEN = "id-taken";

  /** The kind for a format without extensions or with an invalid extension. */
  public static final String BAD_EXTENSION = "bad-extension";

  /** The kind for a format with an extension of another format. */
  public static final String EXTENSION_TAKEN = "extension-taken";

  /** The kind for a provider with a null, blank or invalid id. */
  public static final String BAD_ID = "bad-id";

  /**
   * The kind for a plugin with {@link PluginMetadata} that is malformed or differs from its
   * classes.
   */
  public static final String METADATA = "metadata";

  /** The kind for a provider that threw an exception while loading or describing itself. */
  public static final String CRASHED = "crashed";

  /** The kind for a provider that took too long to load or to describe itself. */
  public static final String TOO_SLOW = "too-slow";

  /** The kind for a plugin that was loading during the last crash of the application. */
  public static final String UNSAFE = "unsafe";

  /** The kind for a plugin disabled by the user, which is not faulty. */
  public static final String DISABLED = "disabled";

  /**
   * Creates a refusal.
   *
   * @throws IllegalArgumentException if the kind or the reason is blank
   */
  public Refusal {
    Objects.requireNonNull(origin, "origin");
    if (kind.isBlank() || reason.toString().isBlank()) {
      throw new IllegalArgumentException("a refusal needs a kind and a reason");
    }
  }

  /**
   * Creates a refusal with a reason in one language only.
   *
   * @param origin the origin of the plugin
   * @param kind the reason as an untranslated short word
   * @param reason the reason as a sentence for users
   */
  public Refusal(String origin, String kind, String reason) {
    this(origin, kind, LocalizedText.plain(reason));
  }
}
