package org.gobang.presentation.files;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gobang.api.workbench.Preferences;

/** The files that were opened or saved last, and the folder they lie in, saved across runs. */
public final class RecentFiles {

  private static final String FILES = "swing.recent";
  private static final String FOLDER = "swing.folder";
  private static final int MOST = 8;

  private final Preferences preferences;

  /** Creates the files as the preferences have them. */
  public RecentFiles(Preferences preferences) {
    this.preferences = preferences;
  }

  /** Returns the files, the last one first. */
  public List<Path> list() {
    return preferences.get(FILES).stream()
        .flatMap(String::lines)
        .flatMap(line -> path(line).stream())
        .toList();
  }

  /** Returns the folder that was used last. */
  public Optional<Path> folder() {
    return preferences.get(FOLDER).flatMap(RecentFiles::path);
  }

  /** Returns a name from another system may be none here. */
  private static Optional<Path> path(String name) {
    try {
      return name.isBlank() ? Optional.empty() : Optional.of(Path.of(name));
    } catch (InvalidPathException elsewhere) {
      return Optional.empty();
    }
  }

  /** This file was used. */
  void used(Path file) {
    Path whole = file.toAbsolutePath().normalize();
    List<Path> files = new ArrayList<>(list());
    files.remove(whole);
    files.add(0, whole);
    keep(files.subList(0, Math.min(MOST, files.size())));
    Optional.ofNullable(whole.getParent())
        .ifPresent(folder -> preferences.put(FOLDER, folder.toString()));
  }

  /** This file could not be opened. */
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
