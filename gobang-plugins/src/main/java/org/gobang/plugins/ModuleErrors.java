package org.gobang.plugins;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Converts exceptions of the module system to messages for users. The cause is only in their
 * messages; one without a known pattern is passed on unchanged.
 *
 * @param message a pattern found in the message of the exception or of its cause
 * @param key the key of the message; the groups of the pattern are its arguments
 */
record ModuleErrors(Pattern message, String key) {

  private static final List<ModuleErrors> KNOWN =
      List.of(
          error("Provider class (.+) not in", "missing-provider.package"),
          error("(\\S+)\\.class found in top-level", "unreadable.no-package"),
          error("Package (\\S+) not found in module", "unreadable.missing-package"),
          error("InvalidModuleDescriptorException: (.+)", "unreadable.module-info"),
          error("Automatic-Module-Name: (.+?): Invalid module name", "unreadable.module-name"),
          error("IOException: (invalid (?:header field|manifest format).*)", "unreadable.manifest"),
          error("unmappable characters", "unreadable.path"),
          error("Invalid module name", "unreadable.file-name"),
          error("Module format not recognized", "unreadable.file-ending"),
          error("Module ((?:java|jdk)\\.\\S+) not found", "missing-dependency.java"),
          error("Module (\\S+) not found", "missing-dependency.module"),
          error(
              "reads (?:more than one|another) module named (\\S+)",
              "module-taken.application-too"),
          error(
              "Module (\\S+) contains package (\\S+), module (\\S+) exports",
              "split-package.contains"),
          error("Modules (\\S+) and (\\S+) export package (\\S+) to", "split-package.export"),
          error("Package (\\S+) in more than one module", "split-package.own"));

  private static ModuleErrors error(String message, String key) {
    return new ModuleErrors(Pattern.compile(message), key);
  }

  /**
   * Returns the exception that rejects a plugin because of an exception of the module system. A
   * {@link PluginRefusedException} is returned unchanged. For a damaged jar, the exception may be
   * undocumented.
   */
  static PluginRefusedException refusal(Throwable thrown) {
    if (thrown instanceof PluginRefusedException refused) {
      return refused;
    }
    String text = thrown.getMessage() + "\n" + thrown.getCause();
    for (ModuleErrors known : KNOWN) {
      Matcher matcher = known.message().matcher(text);
      if (matcher.find()) {
        Object[] names =
            IntStream.rangeClosed(1, matcher.groupCount())
                .mapToObj(group -> excerpt(matcher.group(group)))
                .toArray();
        return new PluginRefusedException(thrown, known.key(), names);
      }
    }
    // The cause has the reason; the exception itself may have only the path of the copy.
    Throwable cause = thrown.getCause() == null ? thrown : thrown.getCause();
    return new PluginRefusedException(
        thrown, "unreadable.modules", excerpt(String.valueOf(cause.getMessage())));
  }

  private static String excerpt(String text) {
    return ProviderErrors.excerpt(text, ProviderErrors.MAX_LENGTH);
  }
}
