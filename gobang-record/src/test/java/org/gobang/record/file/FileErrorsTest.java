package org.gobang.record.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class FileErrorsTest {

  @Test
  void reportsTheReasonWithoutThePath() {
    assertThat(FileErrors.reason(new NoSuchFileException("a")))
        .hasToString("file or folder not found");
    assertThat(FileErrors.reason(new AccessDeniedException("a"))).hasToString("access is denied");
    assertThat(FileErrors.reason(new FileAlreadyExistsException("a")))
        .hasToString("a file with this name already exists");
    assertThat(FileErrors.reason(new NotDirectoryException("a")))
        .hasToString("this is not a folder");
    assertThat(FileErrors.reason(new FileSystemException("a", null, "Read-only file system")))
        .hasToString("the disk is read-only");
    assertThat(FileErrors.reason(new IOException("Is a directory")))
        .hasToString("this is a folder");
    assertThat(FileErrors.reason(new IOException("Input/output error")))
        .hasToString("Input/output error");
  }

  @Test
  void translatesReasonsOfTheSystem() {
    assertThat(FileErrors.reason(new IOException("No space left on device")).in(Locale.CHINA))
        .isEqualTo("磁盘空间不足");
  }
}
