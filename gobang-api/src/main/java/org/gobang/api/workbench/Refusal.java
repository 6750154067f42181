package org.gobang.api.workbench;

import java.util.Objects;

/**
 * A plugin that was found and not taken in. The others load anyway.
 *
 * @param origin where it was found: the path of a jar or folder, or {@link
 *     DiscoveredPlugin#BUNDLED}
 * @param kind why, as a short word that is never translated: one of those below, or one that a
 *     later version adds; never blank
 * @param reason why, as a sentence for users
 */
public record Refusal(String origin, String kind, String reason) {

  /** The kind of a file that is no jar, is empty or cut off, or whose descriptor is broken. */
  public static final String UNREADABLE = "unreadable";

  /** The kind of a jar in which there is no provider of any service. */
  public static final String NO_SERVICE = "no-service";

  /** The kind of a plugin that needs a module or class that is not there. */
  public static final String MISSING_DEPENDENCY = "missing-dependency";

  /** The kind of a plugin that names a provider class it does not have. */
  public static final String MISSING_PROVIDER = "missing-provider";

  /** The kind of a plugin made for a newer Java. */
  public static final String NEWER_JAVA = "newer-java";

  /** The kind of a plugin made for another major version of this api, or a newer one. */
  public static final String API_VERSION = "api-version";

  /** The kind of a plugin whose module has the name of another. */
  public static final String MODULE_TAKEN = "module-taken";

  /** The kind of a plugin that has a package in common with another module it uses. */
  public static final String SPLIT_PACKAGE = "split-package";

  /** The kind of a provider whose id another one of its service has. */
  public static final String ID_TAKEN = "id-taken";

  /** The kind of a format without extensions, or with one that is not made as they are. */
  public static final String BAD_EXTENSION = "bad-extension";

  /** The kind of a format with an extension that another format has. */
  public static final String EXTENSION_TAKEN = "extension-taken";

  /** The kind of a provider whose id is null, blank, or not made of the letters allowed. */
  public static final String BAD_ID = "bad-id";

  /** The kind of a plugin whose {@link PluginMetadata} is malformed or differs from its classes. */
  public static final String METADATA = "metadata";

  /** The kind of a provider that threw an exception while it was loaded or described itself. */
  public static final String CRASHED = "crashed";

  /** The kind of a provider that took too long to load or to describe itself. */
  public static final String TOO_SLOW = "too-slow";

  /** The kind of a plugin that was being loaded when the application last died. */
  public static final String UNSAFE = "unsafe";

  /** The kind of a plugin that a person has disabled, which is not at fault. */
  public static final String DISABLED = "disabled";

  /**
   * Checks the kind and the reason.
   *
   * @throws IllegalArgumentException if one of them is blank
   */
  public Refusal {
    Objects.requireNonNull(origin, "origin");
    if (kind.isBlank() || reason.isBlank()) {
      throw new IllegalArgumentException("a refusal needs a kind and a reason");
    }
  }
}
