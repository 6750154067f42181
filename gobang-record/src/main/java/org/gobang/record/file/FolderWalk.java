package org.gobang.record.file;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Lists the files in a folder and its subfolders. The methods wait for the disk. */
public final class FolderWalk {

  private FolderWalk() {}

  /**
   * Returns the regular files in a folder and its subfolders. Links are followed. A folder with
   * several paths is listed once.
   *
   * @param folder the folder
   * @param unread receives each path in the folder that cannot be listed, with the reason; other
   *     paths are still listed
   * @return the files in the order of their paths
   * @throws IOException if the folder itself cannot be listed
   */
  public static List<Path> files(Path folder, BiConsumer<Path, IOException> unread)
      throws IOException {
    List<Path> files = new ArrayList<>();
    Set<Path> listed = new HashSet<>();
    Files.walkFileTree(
        folder,
        EnumSet.of(FileVisitOption.FOLLOW_LINKS),
        Integer.MAX_VALUE,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes)
              throws IOException {
            return listed.add(path.toRealPath())
                ? FileVisitResult.CONTINUE
                : FileVisitResult.SKIP_SUBTREE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile()) {
              files.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path path, IOException why) throws IOException {
            if (path.equals(folder)) {
              throw why;
            }
            if (!(why instanceof FileSystemLoopException)) {
              unread.accept(path, why);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path path, @Nullable IOException why) {
            if (why != null) {
              unread.accept(path, why);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    files.sort(null);
    return files;
  }
}
