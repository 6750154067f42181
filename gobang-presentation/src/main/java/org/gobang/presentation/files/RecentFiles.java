package org.gobang.presentation.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gobang.api.workbench.Preferences;

/** The recently opened or saved files and the last used folder, saved across runs. */
public record RecentFiles(Preferences preferences) {

  private static final String FILES = "swing.recent";
  private static final String FOLDER = "swing.folder";
  private static final int MOST = 8;

  /** Returns the files, latest first. */
  public List<Path> list() {
    return preferences.get(FILES).stream()
        .flatMap(String::lines)
        .flatMap(line -> path(line).stream())
        .toList();
  }

  /** Returns the last used folder. */
  public Optional<Path> folder() {
    return preferences.get(FOLDER).flatMap(RecentFiles::path);
  }

  /** A name from another system may not be valid here. */
  private static Optional<Path> path(String name) {
    try {
      return name.isBlank() ? Optional.empty() : Optional.of(Path.of(name));
    } catch (InvalidPathException elsewhere) {
      return Optional.empty();
    }
  }

  /** Adds a used file. */
  void used(Path file) {
    Path whole = file.toAbsolutePath().normalize();
    List<Path> files = new ArrayList<>(list());
    files.remove(whole);
    files.add(0, whole);
    keep(files.subList(0, Math.min(MOST, files.size())));
    Optional.ofNullable(whole.getParent())
        .ifPresent(folder -> preferences.put(FOLDER, folder.toString()));
  }

  /** Removes a file that could not be opened. */
  void gone(Path file) {
    List<Path> files = new ArrayList<>(list());
    if (files.remove(file.toAbsolutePath().normalize())) {
      keep(files);
    }
  }

  private void keep(List<Path> files) {
    preferences.put(FILES, files.stream().map(Path::toString).collect(Collectors.joining("\n")));
  }
}
