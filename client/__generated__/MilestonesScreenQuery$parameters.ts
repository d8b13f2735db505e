/**
 * @generated SignedSource<<3c54a11c918f740fab6e002a9fec9992>>
 * @relayHash 01c7c811befc5d0ed621f2705ef51cd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6774a3f2b4d6d92e6ffdf6f82a05302f4756b1d565284d06dc5569cfc270c014

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MilestonesScreenQuery } from './MilestonesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MilestonesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6774a3f2b4d6d92e6ffdf6f82a05302f4756b1d565284d06dc5569cfc270c014",
    "metadata": {},
    "name": "MilestonesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
