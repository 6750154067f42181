package org.gobang.launcher.newplugin;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gobang.api.workbench.PluginMetadata;
import org.gobang.record.file.ResourceLines;

/**
 * The files of a project, created from templates in the resources of this package. Placeholders
 * have the form {@code @ID@}. A line that begins with a word such as {@code @kotlin@} or
 * {@code @board@} applies only to projects of that language, build tool or kind.
 *
 * @param name the name of the plugin
 * @param kind the kind of plugin
 * @param build the build tool
 * @param language the programming language
 * @param version the version of the api
 */
record PluginTemplates(
    PluginName name, ProjectKind kind, BuildTool build, ProjectLanguage language, String version) {

  /** Returns the text of each file by its path in the project. */
  Map<String, String> files() {
    Map<String, String> templates = new LinkedHashMap<>();
    String sources = "src/main/" + language.word() + "/";
    String inPackage = name.packageName().replace('.', '/') + "/" + name.className();
    templates.put("README.md", "project/README.md");
    templates.put(".gitignore", "project/gitignore");
    templates.put("src/main/resources/" + PluginMetadata.FILE, "project/gobang-plugin.properties");
    if (build == BuildTool.MAVEN) {
      templates.put("pom.xml", "project/pom.xml");
    } else {
      templates.put("build.gradle", "project/build.gradle");
      templates.put("settings.gradle", "project/settings.gradle");
    }
    if (language == ProjectLanguage.JAVA) {
      templates.put(sources + "module-info.java", "project/module-info.java");
    } else {
      templates.put("src/main/resources/META-INF/services/" + kind.provider(), "project/services");
    }
    addSource(templates, sources + inPackage, "Provider");
    addSource(templates, sources + inPackage, kind.part());
    String tests = "src/test/" + language.word() + "/" + inPackage;
    addSource(templates, tests, "ContractTest");
    if (kind.hasOwnTest()) {
      addSource(templates, tests, kind.part() + "Test");
    }
    Map<String, String> files = new LinkedHashMap<>();
    for (Map.Entry<String, String> file : templates.entrySet()) {
      files.put(file.getKey(), filledIn(file.getValue()));
    }
    return files;
  }

  private void addSource(Map<String, String> templates, String prefix, String part) {
    String file = part + language.ending();
    templates.put(prefix + file, language.word() + "/" + kind.word() + "/" + file);
  }

  private String filledIn(String template) {
    String text = read(template);
    for (Map.Entry<String, String> value : values().entrySet()) {
      text = text.replace("@" + value.getKey() + "@", value.getValue());
    }
    return text;
  }

  private Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("ID", name.id());
    values.put("EXTENSION", name.extension());
    values.put("PACKAGE", name.packageName());
    values.put("CLASS", name.className());
    values.put("LABEL", name.label());
    values.put("VERSION", version);
    values.put("KIND", kind.word());
    values.put("PART", kind.part());
    values.put("SERVICE", kind.provider());
    values.put("LANGUAGE", language.word());
    values.put("ENDING", language.ending());
    values.put("OUTPUT", build.output());
    return values;
  }

  /** Returns a template without the lines for other projects. */
  private String read(String template) {
    Set<String> words = Set.of(kind.word(), build.word(), language.word());
    StringBuilder lines = new StringBuilder();
    String text = ResourceLines.text(PluginTemplates.class.getResourceAsStream(template));
    for (String line : text.lines().toList()) {
      Optional<String> word = condition(line);
      if (word.isEmpty() || words.contains(word.get())) {
        lines.append(line.substring(word.map(w -> w.length() + 2).orElse(0))).append('\n');
      }
    }
    return lines.toString();
  }

  /**
   * Returns the word of {@code @word@} at the beginning of a line. Placeholders are in capitals.
   */
  private static Optional<String> condition(String line) {
    int end = line.indexOf('@', 1);
    if (!line.startsWith("@") || end < 0) {
      return Optional.empty();
    }
    String word = line.substring(1, end);
    return word.equals(word.toLowerCase(Locale.ROOT)) ? Optional.of(word) : Optional.empty();
  }
}
