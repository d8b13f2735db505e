import "./Profile.ts";
import "./artistPage.ts";
import "./followedReleases.ts";
import "./publicWork.ts";
import "./updateProfile.ts";
import "./changeHandle.ts";
import "./changePicture.ts";
import type { Feature } from "../feature.ts";
import { clearPicture, type PictureToClear } from "./clearPicture.ts";
import { pictureRoutes, pictureUploadRoutes } from "./pictureRoutes.ts";
import { profilePageRoutes } from "./profilePage.ts";

declare module "../jobs.ts" {
  interface JobKinds {
    "clear-picture": PictureToClear;
  }
}

export const profiles = {
  routes: [
    { at: "/api/profile", before: "limits", serve: ({ contextFor }) => pictureUploadRoutes(contextFor) },
    { at: "/pictures", serve: ({ services }) => pictureRoutes(services.storage) },
    { at: "/", serve: (parts) => profilePageRoutes(parts) },
  ],
  jobs: {
    "clear-picture": { does: clearPicture, isPatient: true },
  },
} satisfies Feature;
