// Shared packages are loaded asynchronously, so the app itself has to be too.
import('./Host.js');
