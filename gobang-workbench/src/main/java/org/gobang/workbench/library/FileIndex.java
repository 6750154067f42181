package org.gobang.workbench.library;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gobang.record.file.AtomicFile;
import org.gobang.study.explorer.FileStamp;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The known data of the games in files, so that each file is read only once. The data are stored in
 * a file, which can be recreated if it is lost.
 */
final class FileIndex {

  private static final Logger LOG = LoggerFactory.getLogger(FileIndex.class);

  /** The first field of the file, to be changed with its format. */
  private static final int FORM = 0x474c0003;

  /**
   * The stored state of a file.
   *
   * @param stamp the state of the file when it was read
   * @param games the games in file order
   */
  record Known(FileStamp stamp, List<IndexedGame> games) {}

  private FileIndex() {}

  /** Returns the stored data; empty if the file is missing or damaged. */
  static Map<Path, Known> read(Path file) {
    Map<Path, Known> files = new HashMap<>();
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 16))) {
      if (in.readInt() == FORM) {
        for (int left = in.readInt(); left > 0; left--) {
          Path each = Path.of(in.readUTF());
          FileStamp stamp = new FileStamp(in.readLong(), in.readLong(), in.readInt());
          List<IndexedGame> games = new ArrayList<>();
          for (int more = in.readInt(); more > 0; more--) {
            games.add(IndexedGame.read(in));
          }
          files.put(each, new Known(stamp, games));
        }
      }
      return files;
    } catch (NoSuchFileException none) {
      return Map.of();
    } catch (IOException | IllegalArgumentException damaged) {
      LOG.warn("{} is damaged, and made anew: {}", file, damaged.getMessage());
      return Map.of();
    }
  }

  /** Stores the data. After a failure, the next listing only takes longer. */
  static void write(Path file, Map<Path, Known> files) {
    try {
      Files.createDirectories(file.resolveSibling(""));
      AtomicFile.writeBytes(
          file,
          stream -> {
            DataOutputStream out = new DataOutputStream(stream);
            out.writeInt(FORM);
            out.writeInt(files.size());
            for (Map.Entry<Path, Known> each : files.entrySet()) {
              out.writeUTF(each.getKey().toString());
              FileStamp stamp = each.getValue().stamp();
              out.writeLong(stamp.bytes());
              out.writeLong(stamp.modified());
              out.writeInt(stamp.readAs());
              out.writeInt(each.getValue().games().size());
              for (IndexedGame game : each.getValue().games()) {
                game.write(out);
              }
            }
            out.flush();
          });
    } catch (IOException e) {
      LOG.warn("Could not write {}", file, e);
    }
  }
}
