/**
 * @generated SignedSource<<3a6234d2765a04b21faf3c0f9b1a5c19>>
 * @relayHash 54656325d3af5f81ddfc32007372a493
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53c07a7596aac3f6616cd6a72be591c693e28860da553127d574498801425cc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileSectionQuery } from './ProfileSectionQuery.graphql';

const node: PreloadableConcreteRequest<ProfileSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53c07a7596aac3f6616cd6a72be591c693e28860da553127d574498801425cc5",
    "metadata": {},
    "name": "ProfileSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
